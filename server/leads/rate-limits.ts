import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createByteBudget } from './byte-budget.ts';

/**
 * What comes over the limit is kept too, set apart; but not what comes this many times over it, nor
 * more bytes than so many leads of full size have, or a flood would fill the disk.
 */
const banFactor = 10;

/** How an address stands with its limits after what it has sent now. */
type Standing = {
  /** More came than the limit lets through. */
  isExceeded: boolean;
  /** So much more came that nothing of it is kept or rendered. */
  isFlood: boolean;
  /** In so many seconds it may be sent again. */
  retryAfter: number;
};

type Limits = { leadsPerMinute: number; bodyLimit: number };

/**
 * Counts what each address sends in a minute; those of one IPv6 network (/64) are one. Faulty tries
 * are counted apart from leads, or who mends a form would come over the limit by that. There may be
 * as many of them as there are leads before a flood begins.
 */
export async function createRateLimits(
  server: FastifyInstance,
  { leadsPerMinute: max, bodyLimit }: Limits,
) {
  await server.register(rateLimit, { global: false });
  const [timeWindow, ban] = ['1 minute', max * banFactor];
  const checkLeads = server.createRateLimit({ max, ban, timeWindow });
  const checkTries = server.createRateLimit({ max: max + ban, timeWindow });
  const isWithinBudget = createByteBudget(max * bodyLimit);
  return {
    async ofLead(request: FastifyRequest): Promise<Standing> {
      const leads = standingOf(await checkLeads(request));
      const isFlood = leads.isBanned || !isWithinBudget(leads.key, sizeOf(request, bodyLimit));
      return { ...leads, isFlood, isExceeded: isFlood || leads.isExceeded };
    },
    async ofFaultyTry(request: FastifyRequest): Promise<Standing> {
      const leads = standingOf(await checkLeads(request, { increment: false }));
      const tries = standingOf(await checkTries(request));
      const isFlood = leads.isBanned || tries.isExceeded;
      return { ...(leads.isBanned ? leads : tries), isFlood };
    },
  };
}

type Rate = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

const standingOf = (rate: Rate) =>
  rate.isAllowed
    ? { key: rate.key, isExceeded: false, isBanned: false, retryAfter: 60 }
    : { ...rate, retryAfter: rate.ttlInSeconds };

/** The bytes of a request's body; one that does not tell counts as the largest. */
const sizeOf = ({ headers }: FastifyRequest, bodyLimit: number) =>
  Number(headers['content-length'] ?? bodyLimit);
