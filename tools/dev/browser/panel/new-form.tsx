import type { PanelChoices } from '../../protocol/panel.ts';
import type { PanelTexts } from '../../protocol/panel-texts.ts';
import { DialogForm } from '../dialog-form.tsx';
import { editServer, saidBy } from '../editing/edit-client.ts';
import { showDialog } from '../rail/show-dialog.tsx';

type Props = {
  texts: PanelTexts;
  forms: PanelChoices['forms'];
  /** Called with the name of the form that was made. */
  onMade: (name: string) => void;
  close: () => void;
};

/** What a new form is called, and whose fields it begins with. */
function NewForm({ texts, forms, onMade, close }: Props) {
  const send = async (read: (name: string) => string) => {
    const name = read('name').trim();
    const answer = await editServer.form({ name, from: read('from') });
    if (answer.outcome !== 'done') return saidBy(answer);
    close();
    onMade(name);
    return '';
  };
  return (
    <DialogForm title={texts.newForm} closeLabel={texts.close} close={close} send={send}>
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
export const openNewForm = (given: Omit<Props, 'close'>, language: string): void =>
  showDialog({ name: 'edit-new-form', language, label: given.texts.newForm }, (close) => (
    <NewForm {...given} close={close} />
  ));
