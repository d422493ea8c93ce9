import { type FieldRoles, valueOfRole } from './field-roles.ts';
import type { CountKey, LeadCount, LeadOrigin } from './lead-origin.ts';

/**
 * Why a lead is set apart: three signs of spam, or more leads from one address than it may send.
 */
export type QuarantineReason = 'trap' | 'timing' | 'links' | 'rate';

/** What a visitor sent with one form. A lead set apart is kept, but not delivered. */
export type Lead = {
  form: string;
  lang: string;
  fields: Record<string, string>;
  /** Where it came from, where that is known; a correction leaves it as it was. */
  origin?: LeadOrigin;
  roles: FieldRoles;
  apart?: QuarantineReason;
  /** What the form calls this submission: the same one twice is one lead. */
  submission?: string;
};

/**
 * How far the delivery of a lead is. `note` says why it waits or is parked: a code, never what was
 * sent.
 */
export type OutboxEntry = {
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  nextAt: string;
  note?: string;
};

/**
 * A lead as it is kept. `corrections` are the fields of later submissions that said otherwise, the
 * latest last; of more than `maxCorrections`, the latest.
 */
export type StoredLead = Omit<Lead, 'submission'> & {
  id: string;
  receivedAt: string;
  corrections: Record<string, string>[];
  /** How often it was corrected. */
  revision: number;
  answeredAt?: string;
  delivery?: OutboxEntry;
};

/**
 * How many corrections of a lead are kept: each is written again with the next one, and whoever
 * sends thousands would fill the disk.
 */
export const maxCorrections = 10;

/** The field that holds, as JSON, what was sent beside the fields of the form. */
export const otherFieldsName = '_other';

/** A lead that one worker alone may deliver, until its lease ends. */
export type LeasedLead = { lead: StoredLead; lease: string };

/** Which of the leads that are due come first. */
export type LeaseOrder = 'longest-waiting' | 'least-tried';

/** What the orders of leases are in SQL, in every kind of store. */
export const leaseOrders: Record<LeaseOrder, string> = {
  'longest-waiting': 'next_at',
  'least-tried': 'attempts, next_at',
};

/** What became of an attempt to deliver. */
export type OutboxUpdate =
  | { state: 'delivered' }
  | { state: 'waiting'; nextAt: string; note: string }
  | { state: 'parked'; note: string };

/**
 * The lists of leads that people ask for, as conditions over both tables. The same in every kind of
 * store.
 */
export const leadViews = {
  all: 'TRUE',
  new: 'apart IS NULL AND answered_at IS NULL',
  answered: 'answered_at IS NOT NULL',
  spam: "apart IN ('trap', 'timing', 'links')",
  excess: "apart = 'rate'",
  waiting: "state = 'waiting'",
  parked: "state = 'parked'",
} as const;

/** Of a delivery that was given up, or that waits for its next attempt. The same in every store. */
export const isTriedInVain = "(state = 'parked' OR (state = 'waiting' AND attempts > 0))";

export type LeadView = keyof typeof leadViews;

/** Which leads, in which order: the earliest first, unless told otherwise. */
export type LeadQuery = {
  view?: LeadView;
  form?: string;
  origin?: Pick<LeadOrigin, 'page' | 'utm_campaign'>;
  newestFirst?: boolean;
  limit?: number;
  offset?: number;
};

/**
 * What an error of `eraseBefore` may say: how many leads are erased all the same, and whether those
 * are all, so that a trace of them alone is left.
 */
export type EraseFailure = { erased?: number; isDone?: boolean };

/**
 * Where leads are kept. Several processes may share one. Times are ISO texts of the store's clock.
 */
export interface LeadStore {
  /**
   * Keeps a lead together with its entry in the outbox; of one set apart, the lead alone. A lead
   * that is there already is not kept twice: where it now says something else, that becomes a
   * correction, and it is to be delivered again, and answered.
   * @returns once all of it is on the disk
   * @throws where it is not; then nothing is kept
   */
  save(lead: Lead): Promise<{ id: string }>;
  list(query?: LeadQuery): Promise<StoredLead[]>;
  /** The ids of a list, the earliest first. */
  ids(query?: Pick<LeadQuery, 'view' | 'form' | 'origin'>): Promise<string[]>;
  /** Leads by their ids, the earliest first; those that were erased meanwhile are left out. */
  get(ids: string[]): Promise<StoredLead[]>;
  /** How many leads each list has. */
  count(): Promise<Record<LeadView, number>>;
  /**
   * How many leads came since a time, or ever, by what is known of each; those that were set apart
   * do not count.
   */
  countBy(keys: CountKey[], since?: Date): Promise<LeadCount[]>;
  /**
   * Leases the leads whose delivery is due for so many milliseconds: the longest waiting first, or
   * those that were tried least.
   */
  lease(limit: number, milliseconds: number, order?: LeaseOrder): Promise<LeasedLead[]>;
  /** Notes what became of an attempt; nothing where the lease was lost meanwhile. */
  completeAttempt(leased: LeasedLead, update: OutboxUpdate): Promise<void>;
  /**
   * Has deliveries tried again at once that were parked, or that wait for their next attempt: all
   * or those of some leads.
   * @returns how many
   */
  retryDeadLetters(ids?: string[]): Promise<number>;
  /**
   * Takes leads that were set apart among the others, to be delivered, unless the same lead is
   * there and says all that they say. What is set apart later corrects them no more.
   * @returns how many
   */
  releaseQuarantined(ids: string[]): Promise<number>;
  /**
   * Marks a lead as answered, or not.
   * @param revision how often it was corrected as far as whoever answered it knows; undefined means
   *   that it does not matter
   * @returns whether that changed anything: there is such a lead, and it was not so before
   */
  markAnswered(id: string, answered: boolean, revision?: number): Promise<boolean>;
  /**
   * Erases all leads that name an e-mail address, at first or in a correction: from a file without
   * a trace; a database server reuses their place on its disk when it vacuums, and its logs and
   * backups are its own.
   * @returns how many
   * @throws where a trace is left, since another process reads the file all the while
   */
  erase(email: string): Promise<number>;
  /** Erases some leads, as `erase` does. @returns how many @throws as it does */
  eraseIds(ids: string[]): Promise<number>;
  /**
   * Erases all leads that came before a time, as `erase` does.
   * @param options whether also those whose delivery is still to be tried: where somebody delivers,
   *   they would be lost
   * @returns how many
   * @throws as `erase` does, with what `EraseFailure` says
   */
  eraseBefore(time: Date, options: { withWaiting: boolean }): Promise<number>;
  /**
   * Writes a copy of all leads as they are at one moment, while others read and write.
   * @param file where there is none yet, or an empty one; afterwards a store of its own
   * @returns how many leads it holds, read from there
   * @throws where it cannot be written, or where the store is a database server, which has means of
   *   its own
   */
  backUp(file: string): Promise<number>;
  /** Writes and takes away again what a lead writes. @throws where no lead could be kept now */
  verifyWritable(): Promise<void>;
  close(): Promise<void>;
}

/**
 * An address as leads of one person are found by it; without the character 0, which PostgreSQL's
 * texts cannot hold.
 */
export const normalizedEmail = (email: string): string =>
  email.replaceAll('\0', '').trim().toLowerCase();

/** The address that some fields name, as it is found; empty where they name none. */
export const normalizedEmailOf = (fields: Record<string, string>, roles: FieldRoles): string =>
  normalizedEmail(valueOfRole(fields, roles, 'email'));
