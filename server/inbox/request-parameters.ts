import type { FastifyRequest } from 'fastify';

/** What an address asks for. */
export const queryParameters = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.split('?')[1]);

/** What a form sent; nothing where its body was empty. */
export const bodyParameters = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
