import { useState } from 'react'
import type { AttestationTerms } from '#core/insurance/surplus/model.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './attestation.styles.css'

interface TermsDialogProps {
  readonly terms: AttestationTerms
  /** Attests the notice. Absent when the terms are read-only. */
  readonly onAccept?: (() => void) | undefined
}

/**
 * A button that opens the terms of an attestation. OK accepts them when they are checked (spec 2
 * §4).
 */
export function TermsDialog({ terms, onAccept }: TermsDialogProps) {
  const css = useStyles(styles)
  const t = useWording('surplus', 'common')
  const [isOpen, setOpen] = useState(false)
  const [isTicked, setTicked] = useState(false)
  const close = () => {
    setOpen(false)
    setTicked(false)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('surplus:terms.open')}
      </Button>
      {isOpen && (
        <Dialog
          title={terms.title}
          description={t('surplus:version', { version: terms.version })}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{t('common:action.close')}</Button>
              {onAccept && (
                <Button
                  variant="primary"
                  disabled={!isTicked}
                  onClick={() => {
                    close()
                    onAccept()
                  }}
                >
                  {t('surplus:terms.accept')}
                </Button>
              )}
            </>
          }
        >
          <div className={css['stack']}>
            {terms.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {onAccept && (
              <Checkbox label={t('surplus:terms.tick')} checked={isTicked} onValue={setTicked} />
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
