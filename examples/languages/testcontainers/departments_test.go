package departments

// The sandbox in a container: go get github.com/testcontainers/testcontainers-go, then go test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/testcontainers/testcontainers-go"
	"github.com/testcontainers/testcontainers-go/wait"
)

const controlKey = "a-key-of-your-own-choice"

func TestTenantIsCreated(t *testing.T) {
	ctx := context.Background()
	sandbox, err := testcontainers.GenericContainer(ctx, testcontainers.GenericContainerRequest{
		ContainerRequest: testcontainers.ContainerRequest{
			Image:        "contract-platform-kit",
			ExposedPorts: []string{"4010/tcp"},
			Env:          map[string]string{"CPS_CONTROL_KEY": controlKey},
			WaitingFor:   wait.ForHTTP("/_sandbox/health").WithPort("4010/tcp"),
		},
		Started: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	defer sandbox.Terminate(ctx)
	base, err := sandbox.PortEndpoint(ctx, "4010/tcp", "http")
	if err != nil {
		t.Fatal(err)
	}
	request, _ := http.NewRequest("POST", base+"/_sandbox/tenants", strings.NewReader(`{"id":"go-test","from":"aurora"}`))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Control-Key", controlKey)
	response, err := http.DefaultClient.Do(request)
	if err != nil || response.StatusCode != http.StatusCreated {
		t.Fatal(response, err)
	}
}
