import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type HeaderRule, headersFor } from './host-rules.ts';

/**
 * Answers what is not HTTP, or not in time, with the headers that every answer has. The connection
 * ends there, whether or not the client ends its own side.
 */
export function rejectConnection(
  { code }: { code: string },
  socket: Socket,
  headers: HeaderRule[],
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[code] ?? 400;
  const lines = Object.entries({
    ...headersFor(headers, '/'),
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.destroySoon();
}
