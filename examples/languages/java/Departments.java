import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Pattern;

/** Starts the sandbox, and creates a department in it: java Departments.java */
public class Departments {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    public static void main(String[] args) throws Exception {
        try (Sandbox sandbox = new Sandbox()) {
            String tenant = sandbox.post("/_sandbox/tenants", "{\"id\":\"java-test\",\"from\":\"aurora\"}",
                    "Content-Type", "application/json").body();
            String key = first("\"admin\":\"([^\"]+)", tenant);
            String token = first("\"token\":\"([^\"]+)",
                    sandbox.post("/v2/admin/auth/token", "", "X-API-Key", key).body());
            HttpResponse<String> created = sandbox.post("/v2/admin/departments",
                    "{\"data\":{\"type\":\"departments\",\"attributes\":{\"name\":\"Treasury Desk\"}}}",
                    "Authorization", "Bearer " + token, "Content-Type", "application/vnd.api+json");
            if (created.statusCode() != 201) throw new AssertionError(created.body());
            System.out.println(sandbox.base + " created the department " + first("\"id\":\"([^\"]+)", created.body()));
        }
    }

    static String first(String pattern, String text) {
        var matcher = Pattern.compile(pattern).matcher(text);
        if (!matcher.find()) throw new AssertionError(text);
        return matcher.group(1);
    }

    /** A sandbox on a free port. In JUnit, open it in a method with @BeforeAll and close it in one with @AfterAll. */
    static class Sandbox implements AutoCloseable {
        final Process process;
        final String base;

        Sandbox() throws Exception {
            process = new ProcessBuilder("node", "node_modules/contract-platform-kit/bin/cps.js", "sandbox", "--port", "0")
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start();
            base = first("(http://\\S+)", String.valueOf(process.inputReader().readLine()));
            for (int tries = 0; !isHealthy(); tries++) {
                if (tries == 100) throw new IllegalStateException(base + " does not answer");
                Thread.sleep(100);
            }
        }

        private boolean isHealthy() throws InterruptedException {
            try {
                HttpRequest request = HttpRequest.newBuilder(URI.create(base + "/_sandbox/health")).build();
                return CLIENT.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
            } catch (IOException notYet) {
                return false;
            }
        }

        HttpResponse<String> post(String path, String body, String... headers) throws Exception {
            HttpRequest request = HttpRequest.newBuilder(URI.create(base + path)).headers(headers)
                    .POST(HttpRequest.BodyPublishers.ofString(body)).build();
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        }

        @Override
        public void close() throws InterruptedException {
            process.destroy();
            process.waitFor();
        }
    }
}
