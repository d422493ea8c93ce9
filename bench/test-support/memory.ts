import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** What a program holds in memory, in megabytes, once a second. */
export async function sampleMemory(pid: number, seconds: number): Promise<number[]> {
  const samples: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    samples.push(await residentMemory(pid));
    await sleep(Math.min(1000, end - performance.now()));
  }
  return samples;
}

async function residentMemory(pid: number): Promise<number> {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s*(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
      : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout;
  return Number(kilobytes) / 1024;
}

/** By how much the last third may lie above the first. */
const tolerance = 1.1;

/**
 * Whether memory stays as it is, by what is left in the first and the last third where most garbage
 * has just been collected.
 */
export function isMemoryStable(samples: number[], log: (line: string) => void): boolean {
  const third = Math.floor(samples.length / 3);
  const [first, last] = [Math.min(...samples.slice(0, third)), Math.min(...samples.slice(-third))];
  log(
    `  memory: lowest of the first third ${first.toFixed(0)} MB, of the last ${last.toFixed(0)} MB`,
  );
  return last <= first * tolerance;
}
