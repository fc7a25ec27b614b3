using System;
using System.Diagnostics;
using System.Net;
using System.Net.Http;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

/// <summary>A sandbox on a free port. In xUnit, use it as a class fixture.</summary>
public sealed class Sandbox : IDisposable
{
    private readonly Process process;
    public readonly HttpClient Client = new HttpClient();

    public Sandbox()
    {
        process = Process.Start(new ProcessStartInfo("node", "node_modules/contract-platform-kit/bin/cps.js sandbox --port 0")
        {
            RedirectStandardOutput = true,
            UseShellExecute = false,
        });
        Client.BaseAddress = new Uri(Regex.Match(process.StandardOutput.ReadLine(), @"http://\S+").Value);
        for (var tries = 0; !IsHealthy(); tries++)
        {
            if (tries == 100) throw new InvalidOperationException(Client.BaseAddress + " does not answer");
            Thread.Sleep(100);
        }
    }

    private bool IsHealthy()
    {
        try
        {
            return Client.GetAsync("/_sandbox/health").Result.IsSuccessStatusCode;
        }
        catch (AggregateException)
        {
            return false;
        }
    }

    public async Task<HttpResponseMessage> Post(string path, string body, string mediaType, string name = null, string value = null)
    {
        var request = new HttpRequestMessage(HttpMethod.Post, path);
        if (body != null) request.Content = new StringContent(body, Encoding.UTF8, mediaType);
        if (name != null) request.Headers.Add(name, value);
        return await Client.SendAsync(request);
    }

    public void Dispose()
    {
        process.Kill();
        process.WaitForExit();
    }
}

public static class Departments
{
    public static void Main()
    {
        CreateDepartment().GetAwaiter().GetResult();
    }

    private static async Task CreateDepartment()
    {
        using (var sandbox = new Sandbox())
        {
            var tenant = await sandbox.Post("/_sandbox/tenants", "{\"id\":\"csharp-test\",\"from\":\"aurora\"}", "application/json");
            var key = First("\"admin\":\"([^\"]+)", await tenant.Content.ReadAsStringAsync());
            var issued = await sandbox.Post("/v2/admin/auth/token", null, null, "X-API-Key", key);
            var token = First("\"token\":\"([^\"]+)", await issued.Content.ReadAsStringAsync());
            var created = await sandbox.Post(
                "/v2/admin/departments",
                "{\"data\":{\"type\":\"departments\",\"attributes\":{\"name\":\"Treasury Desk\"}}}",
                "application/vnd.api+json",
                "Authorization",
                "Bearer " + token);
            if (created.StatusCode != HttpStatusCode.Created) throw new Exception("got the status " + created.StatusCode);
            var id = First("\"id\":\"([^\"]+)", await created.Content.ReadAsStringAsync());
            Console.WriteLine(sandbox.Client.BaseAddress + " created the department " + id);
        }
    }

    private static string First(string pattern, string text)
    {
        return Regex.Match(text, pattern).Groups[1].Value;
    }
}
