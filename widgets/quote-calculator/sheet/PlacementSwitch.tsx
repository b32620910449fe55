import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { DialogClose } from '../../kit/DialogClose.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { useStore } from '../../react/use-store.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'

/**
 * Switches a quote between admitted and surplus lines insurers, if its product allows both. A saved
 * quote loses its edits (spec 2 §4), so the switch asks first.
 */
export function PlacementSwitch({ isSurplus }: { readonly isSurplus: boolean }) {
  const t = useWording('sheet')
  const calculator = useCalculator()
  const rules = useStore(calculator.$rules)
  const quote = useStore(calculator.$quote)
  const [isAsking, setAsking] = useState(false)
  if (rules?.isSurplusOffered !== true) return null
  const change = () =>
    calculator.revise('surplusOnly', (form) => ({ ...form, surplusOnly: !isSurplus }))
  const confirm = () => {
    setAsking(false)
    calculator.revert()
    change()
    void calculator.save()
  }
  return (
    <>
      <Switch
        name="surplusOnly"
        label={t('sheet:placement.label')}
        hint={t(isSurplus ? 'sheet:placement.surplus' : 'sheet:placement.admitted')}
        checked={isSurplus}
        onValue={() => (quote === undefined ? change() : setAsking(true))}
      />
      {isAsking && (
        <Dialog
          title={t(isSurplus ? 'sheet:placement.toAdmitted' : 'sheet:placement.toSurplus')}
          width="narrow"
          sticky
          onClose={() => setAsking(false)}
          footer={
            <>
              <DialogClose>{t('sheet:insureds.cancel')}</DialogClose>
              <Button variant="primary" onClick={confirm}>
                {t(
                  isSurplus ? 'sheet:placement.confirmAdmitted' : 'sheet:placement.confirmSurplus',
                )}
              </Button>
            </>
          }
        >
          <Notice tone="warning" quiet>
            {t('sheet:placement.warning')}
          </Notice>
        </Dialog>
      )}
    </>
  )
}
