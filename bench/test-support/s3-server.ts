import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A bucket of a server that speaks S3 and checks signatures. */
export type Bucket = {
  address: string;
  /** Where its objects are, each in a file. */
  folder: string;
  close: () => Promise<void>;
};

/** What the server takes for credentials. */
export const serverKeys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Starts a server on this machine, at a free port. @param directory where it keeps what it has */
export async function startS3Server(directory: string): Promise<Bucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'builds', configs: [] }],
  });
  const { port } = await server.run();
  return {
    address: `http://127.0.0.1:${port}/builds`,
    folder: join(directory, 'builds'),
    close: () => server.close(),
  };
}
