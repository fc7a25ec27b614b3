import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;
import org.testcontainers.utility.DockerImageName;

/** The sandbox in a container. Needs org.testcontainers:testcontainers-junit-jupiter (in version 1: junit-jupiter). */
@Testcontainers
class DepartmentsTest {
    private static final String CONTROL_KEY = "a-key-of-your-own-choice";

    @Container
    private static final GenericContainer<?> SANDBOX =
            new GenericContainer<>(DockerImageName.parse("contract-platform-kit"))
                    .withExposedPorts(4010)
                    .withEnv("CPS_CONTROL_KEY", CONTROL_KEY)
                    .waitingFor(Wait.forHttp("/_sandbox/health").forPort(4010));

    @Test
    void aTenantIsCreated() throws Exception {
        String base = "http://" + SANDBOX.getHost() + ":" + SANDBOX.getMappedPort(4010);
        HttpRequest request = HttpRequest.newBuilder(URI.create(base + "/_sandbox/tenants"))
                .headers("Content-Type", "application/json", "X-Control-Key", CONTROL_KEY)
                .POST(HttpRequest.BodyPublishers.ofString("{\"id\":\"java-test\",\"from\":\"aurora\"}"))
                .build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertEquals(201, response.statusCode(), response.body());
    }
}
