import type { Modal as ModalSettings } from '../generated/types.ts';
import LeadForm from './lead-form.tsx';
import Modal from '../ui/modal.tsx';

/** A form in a dialog. */
export default function ModalForm({ modal: { heading, lead, form }, onClose }: { modal: ModalSettings; onClose: () => void }) {
  return (
    <Modal heading={heading} lead={lead} onClose={onClose}>
      <LeadForm name={form} />
    </Modal>
  );
}
