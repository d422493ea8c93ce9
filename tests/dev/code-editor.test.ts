import { expect, it } from 'vitest';
import { isEditorAtHand } from '../../tools/dev/node/code-editor.ts';

const atHand = (environment: NodeJS.ProcessEnv, ...programs: string[]) =>
  isEditorAtHand(environment, async () => programs);

it.runIf(process.platform !== 'win32')(
  'opens nothing in the terminal of the dev server',
  async () => {
    expect(await atHand({}, 'bash', 'node', 'vim', '/usr/bin/nano')).toBe(false);
    expect(await atHand({ EDITOR: 'vim' }, 'bash')).toBe(false);
    expect(await atHand({ EDITOR: '/usr/bin/nano', VISUAL: 'emacs' })).toBe(false);
    expect(await atHand({}, 'opencode', 'node')).toBe(false);
  },
);

it.each([
  [{}, 'code'],
  [{}, '/opt/idea/bin/idea.sh'],
  [{}, '/Applications/Visual Studio Code.app/Contents/MacOS/Electron'],
  [{ EDITOR: '/vscode/bin/remote-cli/code' }, 'bash'],
  [{ LAUNCH_EDITOR: 'my-editor' }, 'bash'],
])('%j and %s: there is one', async (environment, program) => {
  expect(await atHand(environment, program)).toBe(true);
});
