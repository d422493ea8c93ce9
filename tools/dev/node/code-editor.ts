import { execFile } from 'node:child_process';

/** Programs in whose own window a file can be opened, as Linux names them while they run. */
const programsWithWindow = new Set([
  ...['code', 'code-insiders', 'codium', 'vscodium', 'cursor', 'zed', 'zed-editor', 'subl'],
  ...['sublime_text', 'atom', 'Brackets', 'gvim', 'trae', 'antigravity', 'idea', 'phpstorm'],
  ...['pycharm', 'rubymine', 'webstorm', 'clion', 'goland', 'rider'],
]);

/** Applications of macOS that do the same, as the names of their folders begin. */
const applications = [
  ...['Visual Studio Code', 'VSCodium', 'Cursor', 'Zed', 'Sublime Text', 'Atom', 'Brackets'],
  ...['MacVim', 'Trae', 'Antigravity', 'IntelliJ IDEA', 'PhpStorm', 'PyCharm', 'RubyMine'],
  ...['WebStorm', 'CLion', 'GoLand', 'Rider'],
];

/** @param program its path, or its name alone */
function hasWindow(program: string): boolean {
  const name = program.slice(program.lastIndexOf('/') + 1).replace(/(64)?(\.sh)?$/, '');
  const [application] = /[^/]+(?=\.app\/)/.exec(program) ?? [''];
  return (
    programsWithWindow.has(name) || applications.some((begins) => application.startsWith(begins))
  );
}

/**
 * Whether a file can be opened in a code editor with a window: one that runs, or that the person
 * has named. Without one, Vite would start what `EDITOR` names in the terminal of the dev server.
 * @param programs what runs, as paths or names; on Windows editors in a terminal are not looked for
 */
export async function isEditorAtHand(
  { LAUNCH_EDITOR, VISUAL, EDITOR }: NodeJS.ProcessEnv = process.env,
  programs: () => Promise<string[]> = runningPrograms,
): Promise<boolean> {
  if (LAUNCH_EDITOR || hasWindow(VISUAL ?? EDITOR ?? '')) return true;
  return process.platform === 'win32' || (await programs()).some(hasWindow);
}

const runningPrograms = (): Promise<string[]> =>
  new Promise((resolve) =>
    execFile('ps', ['x', '-o', 'comm='], (_error, found) =>
      resolve(found.split('\n').map((line) => line.trim())),
    ),
  );
