import { LegalText } from '~/components/article/LegalText'
import { contract } from '~/content/contract'
import { Dialog } from '~/ui/dialog/Dialog'
import type { Slot } from '~/ui/slot'

type ContractDialogProps = {
  onClose: () => void
  /** Below the words. */
  children?: Slot
}

export function ContractDialog({ onClose, children }: ContractDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Rules and restrictions">
      <LegalText parts={contract} inDialog />
      {children}
    </Dialog>
  )
}
