/** What may be said of a bench that takes it: how much it measures, of what, and files of runs. */
export type BenchOptions = {
  pages?: string;
  rounds?: string;
  'own-words'?: boolean;
  json?: string;
  against?: string;
};

/** A bench: a file beside this folder, called by its name. */
export type Bench = {
  /** What it shows, in one line, where no message `bench.<name>` says so. */
  about?: string;
  /** The options that it takes. */
  options?: (keyof BenchOptions)[];
  /**
   * Measures, and tells its figures line by line, in English.
   * @returns whether what it demands holds
   * @throws where it cannot be measured here
   */
  run: (log: (line: string) => void, options?: BenchOptions) => Promise<boolean>;
};
