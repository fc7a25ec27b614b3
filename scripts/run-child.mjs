// This file must be plain JavaScript: Node 20 or newer runs it before npm packages are installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function runChild(command, parameters, options, watch) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, options);
    let isForwarded = false;
    const forward = (signal) => {
      isForwarded = true;
      child.kill(signal);
    };
    const ended = (settle, value) => {
      for (const each of signals) process.removeListener(each, forward);
      settle(value);
    };
    for (const each of signals) process.on(each, forward);
    child.on('error', (error) => ended(reject, error));
    child.on('close', (code, signal) => {
      const exitCode = code ?? 128 + constants.signals[signal];
      ended(resolve, { exitCode, isInterrupted: isForwarded || signal !== null });
    });
    watch?.(child);
  });
}
