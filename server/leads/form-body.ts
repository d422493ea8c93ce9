import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/**
 * Has a server take form-encoded bodies and nothing else, as `URLSearchParams`, which keep several
 * values of one name. An empty body may still be nothing.
 * @param bodyLimit bytes
 */
export async function takeForms(server: FastifyInstance, bodyLimit: number): Promise<void> {
  server.removeAllContentTypeParsers();
  await server.register(formbody, {
    bodyLimit,
    // The plug-in hands on whatever it is given; its types know plain objects only.
    parser: (text) => new URLSearchParams(text) as unknown as Record<string, unknown>,
  });
}
