package departments

// Starts the sandbox for the tests of this package: go test -v

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"testing"
	"time"
)

var base string

func TestMain(m *testing.M) {
	sandbox := exec.Command("node", "node_modules/contract-platform-kit/bin/cps.js", "sandbox", "--port", "0")
	output, err := sandbox.StdoutPipe()
	if err == nil {
		err = sandbox.Start()
	}
	if err != nil {
		panic(err)
	}
	line, _ := bufio.NewReader(output).ReadString('\n')
	base = regexp.MustCompile(`http://\S+`).FindString(line)
	code := 1
	if isHealthy() {
		code = m.Run()
	}
	sandbox.Process.Signal(os.Interrupt)
	sandbox.Wait()
	os.Exit(code)
}

func isHealthy() bool {
	for try := 0; try < 100; try++ {
		response, err := http.Get(base + "/_sandbox/health")
		if err == nil && response.StatusCode == http.StatusOK {
			return true
		}
		time.Sleep(100 * time.Millisecond)
	}
	return false
}

func post(t *testing.T, path string, body string, headers map[string]string, into any) int {
	request, err := http.NewRequest("POST", base+path, bytes.NewBufferString(body))
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		t.Fatal(err)
	}
	return response.StatusCode
}

func TestDepartmentIsCreated(t *testing.T) {
	var tenant struct{ ApiKeys struct{ Admin string } }
	post(t, "/_sandbox/tenants", `{"id":"go-test","from":"aurora"}`, map[string]string{"Content-Type": "application/json"}, &tenant)
	var issued struct{ Token string }
	post(t, "/v2/admin/auth/token", "", map[string]string{"X-API-Key": tenant.ApiKeys.Admin}, &issued)
	var department struct{ Data struct{ Id string } }
	status := post(t, "/v2/admin/departments",
		`{"data":{"type":"departments","attributes":{"name":"Treasury Desk"}}}`,
		map[string]string{"Authorization": "Bearer " + issued.Token, "Content-Type": "application/vnd.api+json"}, &department)
	if status != http.StatusCreated {
		t.Fatalf("got the status %d", status)
	}
	fmt.Printf("%s created the department %s\n", base, department.Data.Id)
}
