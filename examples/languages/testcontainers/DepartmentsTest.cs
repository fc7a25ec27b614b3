using System.Net;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;
using DotNet.Testcontainers.Builders;
using Xunit;

/// <summary>The sandbox in a container. Needs the packages Testcontainers and xunit.</summary>
public class DepartmentsTest
{
    private const string ControlKey = "a-key-of-your-own-choice";

    [Fact]
    public async Task ATenantIsCreated()
    {
        await using var sandbox = new ContainerBuilder()
            .WithImage("contract-platform-kit")
            .WithPortBinding(4010, true)
            .WithEnvironment("CPS_CONTROL_KEY", ControlKey)
            .WithWaitStrategy(Wait.ForUnixContainer().UntilHttpRequestIsSucceeded(request => request
                .ForPort(4010)
                .ForPath("/_sandbox/health")))
            .Build();
        await sandbox.StartAsync();
        using var client = new HttpClient();
        client.DefaultRequestHeaders.Add("X-Control-Key", ControlKey);
        var response = await client.PostAsync(
            $"http://{sandbox.Hostname}:{sandbox.GetMappedPublicPort(4010)}/_sandbox/tenants",
            new StringContent("{\"id\":\"csharp-test\",\"from\":\"aurora\"}", Encoding.UTF8, "application/json"));
        Assert.Equal(HttpStatusCode.Created, response.StatusCode);
    }
}
