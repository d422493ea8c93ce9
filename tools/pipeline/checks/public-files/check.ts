import { nameOfSign } from '../../../model/address-fault.ts';
import { addressesOf } from '../../../model/addresses.ts';
import { publicFile } from '../../../model/file-paths.ts';
import { isTakenBy, ownOutputFiles } from '../../../model/output-files.ts';
import { error, startOfFile } from '../../../model/problem.ts';
import type { Check } from '../check.ts';

export const goesByFacts = true;

/**
 * Every public file has a name that an address can have, and a place that neither the build nor the
 * server needs for something of its own.
 */
export const check: Check = (site) => {
  const { files, config } = site;
  const isTaken = isTakenBy(ownOutputFiles(addressesOf(site), config.value.languages));
  return [...files.publicFiles.keys()].flatMap((address) => {
    const place = startOfFile(publicFile(address));
    const [sign] = strangeSign.exec(address) ?? [];
    if (sign) return [error('file/odd-name', place, { found: nameOfSign(sign) })];
    return isTaken(address) || takenByServer.test(address)
      ? [error('file/taken-name', place, { name: address })]
      : [];
  });
};

/**
 * Signs that nobody sees, that a browser takes for the end of a path or for a code, and what stands
 * for a name that is no text.
 */
const strangeSign = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFD\\?#%*]/u;

/** What the server answers itself, and the folder of the files that are named by their content. */
const takenByServer = /^\/((leads|healthz)$|(inbox|assets)(\/|$))/i;
