#!/usr/bin/env bash
# Guess: with max_redirect 0, LWP::UserAgent returns a 202 response as it is, because only a 3xx response is a redirect.
# What happens: every response with the header Location, also 201 and 202, gets the header Client-Warning "Redirect loop
# detected". LWP uses Client-Warning for its own error responses, too.
# Who is hurt: programs that take Client-Warning as a broken connection. They repeat a write that was accepted.
source "$(dirname "$0")/support.sh"
debian_package libwww-perl 6.68
cat > accepted.pl <<'PERL'
use strict; use warnings; use LWP::UserAgent; use IO::Socket::INET;
my $server = IO::Socket::INET->new(Listen => 1, LocalAddr => '127.0.0.1') or die; my $port = $server->sockport;
if (!fork) {
    for my $location ('', "Location: /jobs/1\r\n") {
        my $client = $server->accept; while (defined(my $line = <$client>)) { last if $line eq "\r\n" }
        print $client "HTTP/1.1 202 Accepted\r\n${location}Content-Length: 0\r\nConnection: close\r\n\r\n"; close $client;
    }
    exit;
}
my $ua = LWP::UserAgent->new(max_redirect => 0);
print join ' | ', map { $ua->delete("http://127.0.0.1:$port/")->header('Client-Warning') // 'none' } 1, 2;
PERL
same 'Client-Warning without and with Location' 'none | Redirect loop detected (max_redirect = 0)' "$(perl accepted.pl)"
finish
