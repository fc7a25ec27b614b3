<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Testcontainers\Container\GenericContainer;
use Testcontainers\Wait\WaitForLog;

/** The sandbox in a container. Needs testcontainers/testcontainers and phpunit/phpunit. */
final class DepartmentsTest extends TestCase
{
    public function testATokenIsIssued(): void
    {
        $sandbox = (new GenericContainer('contract-platform-kit'))
            ->withExposedPorts(4010)
            ->withEnvironment(['CPS_CONTROL_KEY' => 'a-key-of-your-own-choice'])
            ->withWait(new WaitForLog('sandbox: http://'))
            ->start();
        try {
            $http = ['method' => 'POST', 'header' => ['X-API-Key: aurora-admin-key']];
            $url = "http://{$sandbox->getHost()}:{$sandbox->getMappedPort(4010)}/v2/admin/auth/token";
            $answer = json_decode((string) file_get_contents($url, false, stream_context_create(['http' => $http])), true);
            self::assertArrayHasKey('token', $answer);
        } finally {
            $sandbox->stop();
        }
    }
}
