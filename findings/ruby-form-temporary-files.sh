#!/usr/bin/env bash
# Guess: Net::HTTP sends a form with a file from memory (StringIO) without touching the disk.
# What happens: Net::HTTP of Ruby 3.1 writes the whole form to a Tempfile first, to know its length.
# Who is hurt: programs on read-only file systems, and programs that must not store the file.
source "$(dirname "$0")/support.sh"
debian_package ruby3.1 3.1.2
cat > form.rb <<'RUBY'
require 'net/http'; require 'stringio'; require 'tempfile'; require 'socket'
server = TCPServer.new('127.0.0.1', 0)
Thread.new { c = server.accept; n = 0; while (l = c.gets) && l != "\r\n"; n = $1.to_i if l =~ /content-length: (\d+)/i; end; c.read(n); c.write "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"; c.close }
made = 0
TracePoint.new(:call) { |t| made += 1 if t.method_id == :initialize && t.self.is_a?(Tempfile) }.enable do
  r = Net::HTTP::Post.new('/'); r.set_form([['file', StringIO.new('x' * 1000), { filename: 'a.txt' }]], 'multipart/form-data')
  Net::HTTP.start('127.0.0.1', server.addr[1]) { |h| h.request(r) }
end
puts made.positive?
RUBY
same 'a temporary file was made' true "$(ruby3.1 form.rb)"
finish
