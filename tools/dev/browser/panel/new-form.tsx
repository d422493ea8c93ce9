import type { PanelChoices } from '../../protocol/panel.ts';
import type { PanelTexts } from '../../protocol/panel-texts.ts';
import { DialogForm } from '../dialog-form.tsx';
import { editServer, saidBy } from '../editing/edit-client.ts';
import { changedInPanel } from '../panel-work.ts';
import { showDialog } from '../rail/show-dialog.tsx';
import type { NoticeTexts } from '../server-notice.ts';

type Props = {
  texts: PanelTexts;
  noServer: string;
  forms: PanelChoices['forms'];
  /** Called with the name of the form that was made. */
  onMade: (name: string) => void;
  close: () => void;
};

/** What a new form is called, and whose fields it begins with. */
function NewForm({ texts, noServer, forms, onMade, close }: Props) {
  const send = async (read: (name: string) => string) => {
    const name = read('name').trim();
    const answer = await editServer.form({ name, from: read('from') });
    if (answer.outcome !== 'done') return saidBy(answer);
    dispatchEvent(new Event(changedInPanel));
    close();
    onMade(name);
    return '';
  };
  return (
    <DialogForm title={texts.newForm} closeLabel={texts.close} {...{ noServer, close, send }}>
      <label>
        {texts.formName}
        <input name="name" autoComplete="off" spellCheck={false} aria-describedby="name-help" />
      </label>
      <p id="name-help">{texts.formNameHelp}</p>
      <label>
        {texts.formFrom}
        <select name="from">
          {forms.map(({ name, fields }) => (
            <option key={name} value={name}>{`${name} (${fields})`}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="primary">
        {texts.createForm}
      </button>
    </DialogForm>
  );
}

/** Opens the dialog for a new form. */
export const openNewForm = (
  given: Omit<Props, 'close' | 'noServer'>,
  { language, noServer }: NoticeTexts,
): void =>
  showDialog({ name: 'edit-new-form', language, label: given.texts.newForm }, (close) => (
    <NewForm {...given} noServer={noServer} close={close} />
  ));
