import { StoreError } from './store-fault.ts';

/** Where machines keep what they share, by names; every method throws StoreError. */
export type Store = {
  /**
   * @param size how many bytes it is known to have: more take longer
   * @returns undefined where nothing has that name
   */
  get: (name: string, size?: number) => Promise<Buffer | undefined>;
  /** How many bytes something has; undefined where nothing has that name. */
  sizeOf: (name: string) => Promise<number | undefined>;
  put: (name: string, content: Uint8Array) => Promise<void>;
};

/** What the environment says of the store, and of who may do what there. */
export type StoreSettings = {
  /** `https://<server>/<bucket>/<prefix>`, without a slash at the end. */
  address: string;
  mayWrite: boolean;
  /** Where there are none, requests are not signed: a bucket may be read by everybody. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
  /** Where the address does not say it, as that of an own server. */
  region?: string;
};

/**
 * Reads `BUILD_STORE` and `BUILD_STORE_WRITE`, and the names that all programs for S3 have for
 * credentials.
 * @returns undefined where the environment names no store
 * @throws StoreError where what it names is no address of a bucket
 */
export function storeSettings(env: NodeJS.ProcessEnv): StoreSettings | undefined {
  if (!env.BUILD_STORE) return undefined;
  const url = URL.canParse(env.BUILD_STORE) ? new URL(env.BUILD_STORE) : undefined;
  const isBucket = url && /^https?:$/.test(url.protocol) && /^\/[^/]/.test(url.pathname);
  // A key in an address would be told with it.
  if (!isBucket || url.username || url.password || url.search)
    throw new StoreError({ reason: 'wrongAddress' });
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    address: url.href.replace(/\/+$/, ''),
    mayWrite: env.BUILD_STORE_WRITE === '1',
    region: env.AWS_REGION || env.AWS_DEFAULT_REGION || undefined,
    ...(accessKeyId &&
      secretAccessKey && {
        credentials: { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN },
      }),
  };
}

/** How many objects are under way at a time: they share the line, each with a limit of time. */
export const transfersAtATime = 4;

/** How long one request may take, in ms, beside what its bytes may. */
const maxRequestMs = 60_000;

/** How slow an object may be, in bytes a millisecond: four on a line of a megabit a second. */
const leastBytesPerMs = 32;

/** Opens a bucket of a server that speaks S3. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const send = await senderFor(settings);
  const request = async (
    method: string,
    name: string,
    size = 0,
    body?: Uint8Array<ArrayBuffer>,
  ) => {
    const signal = AbortSignal.timeout(maxRequestMs + Math.ceil(size / leastBytesPerMs));
    const response = await send(`${settings.address}/${name}`, { method, body, signal }).catch(
      unreachable,
    );
    if (response.status === 404) return undefined;
    if (!response.ok) throw new StoreError({ reason: 'refused', status: response.status });
    return response;
  };
  return {
    async get(name, size) {
      const response = await request('GET', name, size);
      return response && Buffer.from(await response.arrayBuffer().catch(unreachable));
    },
    async sizeOf(name) {
      const response = await request('HEAD', name);
      return response && Number(response.headers.get('content-length'));
    },
    async put(name, content) {
      const response = await request('PUT', name, content.length, new Uint8Array(content));
      if (!response) throw new StoreError({ reason: 'refused', status: 404 });
      await response.arrayBuffer().catch(unreachable);
    },
  };
}

async function senderFor({ credentials, region }: StoreSettings): Promise<typeof fetch> {
  if (!credentials) return fetch;
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 2 });
  return (address, init) => client.fetch(String(address), init);
}

/** The system's word alone: what else an error says may have the address and headers in it. */
function unreachable(cause: unknown): never {
  const { name, cause: reason } = cause as Error & { cause?: { code?: string } };
  throw new StoreError({ reason: 'unreachable', why: reason?.code ?? name });
}
