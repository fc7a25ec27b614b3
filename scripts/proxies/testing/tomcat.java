import jakarta.servlet.http.*;
import java.io.IOException;
import java.net.URI;
import java.net.http.*;
import java.util.*;
import org.apache.catalina.startup.Tomcat;

/** Tomcat has no proxy of its own, so this servlet forwards each request. Arguments: folder, own port, port of the sandbox. */
public class Proxy extends HttpServlet {
  static final Set<String> ofConnection = Set.of("connection", "content-length", "expect", "keep-alive", "transfer-encoding", "upgrade");
  static final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  static String server;

  public static void main(String[] words) throws Exception {
    server = "http://127.0.0.1:" + words[2];
    var tomcat = new Tomcat();
    tomcat.setBaseDir(words[0]);
    tomcat.setPort(Integer.parseInt(words[1]));
    var connector = tomcat.getConnector();
    connector.setProperty("address", "127.0.0.1");
    connector.setProperty("relaxedQueryChars", "[]|");
    connector.setEncodedSolidusHandling("passthrough");
    var context = tomcat.addContext("", null);
    Tomcat.addServlet(context, "proxy", new Proxy());
    context.addServletMappingDecoded("/*", "proxy");
    tomcat.start();
    tomcat.getServer().await();
  }

  @Override
  protected void service(HttpServletRequest asked, HttpServletResponse answer) throws IOException {
    var path = asked.getRequestURI() + (asked.getQueryString() == null ? "" : "?" + asked.getQueryString());
    var isBelow = path.startsWith("/sandbox/");
    var uri = URI.create(server + (isBelow ? path.substring("/sandbox".length()) : path).replace("[", "%5B").replace("]", "%5D").replace("|", "%7C"));
    var hasBody = asked.getContentLengthLong() > 0 || asked.getHeader("transfer-encoding") != null;
    var body = asked.getInputStream();
    var sent = HttpRequest.newBuilder(uri).method(asked.getMethod(),
        hasBody ? HttpRequest.BodyPublishers.ofInputStream(() -> body) : HttpRequest.BodyPublishers.noBody());
    for (var name : Collections.list(asked.getHeaderNames()))
      if (!ofConnection.contains(name.toLowerCase()))
        for (var value : Collections.list(asked.getHeaders(name))) sent.header(name, value);
    if (isBelow) sent.setHeader("X-Forwarded-Prefix", "/sandbox");
    try {
      var got = client.send(sent.build(), HttpResponse.BodyHandlers.ofInputStream());
      answer.setStatus(got.statusCode());
      got.headers().map().forEach((name, values) -> {
        var isKept = !ofConnection.contains(name) || name.equals("content-length") && asked.getMethod().equals("HEAD");
        if (isKept) for (var value : values) answer.addHeader(name, value);
      });
      var out = answer.getOutputStream();
      answer.flushBuffer();
      var bytes = new byte[8192];
      try (var in = got.body()) {
        for (int count; (count = in.read(bytes)) != -1; out.flush()) out.write(bytes, 0, count);
      }
    } catch (InterruptedException error) {
      throw new IOException(error);
    }
  }
}
