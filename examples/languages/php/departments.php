<?php

declare(strict_types=1);

/** A sandbox on a free port. In PHPUnit, start it in setUpBeforeClass and stop it in tearDownAfterClass. */
final class Sandbox
{
    public readonly string $base;
    private $process;

    public function __construct()
    {
        $command = ['node', 'node_modules/contract-platform-kit/bin/cps.js', 'sandbox', '--port', '0'];
        $this->process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
        preg_match('~http://\S+~', (string) fgets($pipes[1]), $found);
        $this->base = $found[0];
        for ($tries = 0; @file_get_contents("$this->base/_sandbox/health") === false; $tries++) {
            if ($tries === 100) {
                throw new RuntimeException("$this->base does not answer");
            }
            usleep(100_000);
        }
    }

    /** Returns the status and the decoded body. */
    public function post(string $path, ?array $body, array $headers): array
    {
        $http = ['method' => 'POST', 'header' => $headers, 'ignore_errors' => true];
        if ($body !== null) {
            $http['content'] = json_encode($body);
        }
        $text = file_get_contents($this->base . $path, false, stream_context_create(['http' => $http]));
        return [(int) explode(' ', $http_response_header[0])[1], json_decode($text, true)];
    }

    public function stop(): void
    {
        proc_terminate($this->process);
        proc_close($this->process);
    }
}

$sandbox = new Sandbox();
try {
    $tenant = ['id' => 'php-test', 'from' => 'aurora'];
    [, $created] = $sandbox->post('/_sandbox/tenants', $tenant, ['Content-Type: application/json']);
    [, $issued] = $sandbox->post('/v2/admin/auth/token', null, ['X-API-Key: ' . $created['apiKeys']['admin']]);
    [$status, $department] = $sandbox->post(
        '/v2/admin/departments',
        ['data' => ['type' => 'departments', 'attributes' => ['name' => 'Treasury Desk']]],
        ['Authorization: Bearer ' . $issued['token'], 'Content-Type: application/vnd.api+json'],
    );
    if ($status !== 201) {
        throw new RuntimeException("got the status $status");
    }
    echo "$sandbox->base created the department {$department['data']['id']}\n";
} finally {
    $sandbox->stop();
}
