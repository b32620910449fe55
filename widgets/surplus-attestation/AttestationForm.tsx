import { useState } from 'react'
import type { SurplusNotice } from '#core/insurance/surplus/model.ts'
import type { NoticeView } from '#core/insurance/surplus/notice-view.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useAttempt } from '../react/use-attempt.ts'
import { useEmit } from '../react/use-host.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './attestation.styles.css'
import { definition } from './definition.ts'
import { TermsDialog } from './TermsDialog.tsx'
import type { Variant } from './variants.ts'

const submitKeys = {
  sign: 'surplus:action.attest',
  console: 'surplus:action.attest',
  bind: 'surplus:action.bind',
  send: 'surplus:action.send',
} as const satisfies Record<Variant, string>

interface AttestationFormProps {
  readonly view: NoticeView
  readonly notice: SurplusNotice
  readonly variant: Variant
}

/**
 * The statement and the button that attests it. The button is enabled when the statement is
 * checked.
 */
export function AttestationForm({ view, notice: read, variant }: AttestationFormProps) {
  const css = useStyles(styles)
  const t = useWording('surplus')
  const emit = useEmit(definition)
  const { isBusy, failure, send } = useAttempt()
  const { quoteId, quoteNumber, modified, notice, mayAttest } = read
  const { surplusNoticeAttested: isAttested } = read
  // the check applies to this version of the text; a new version must be checked again
  const [ticked, setTicked] = useState<string>()
  const isTicked = ticked === notice.version
  const isStep = variant === 'bind' || variant === 'send'
  const isReady = isAttested || (isTicked && mayAttest)

  const go = () => {
    if (isAttested)
      emit('parapet-notice-attested', { quoteId, quoteNumber, state: notice.state, modified })
    else void send(() => view.attest(read))
  }

  if (!isAttested && !mayAttest) return <Notice quiet>{t('surplus:notNow')}</Notice>
  return (
    <div className={css['stack']} part="attestation">
      {failure && (
        <Notice tone="error" title={t('surplus:failure.notice')}>
          {failure.message}
        </Notice>
      )}
      <Checkbox
        label={<bdi lang="en">{notice.attestation}</bdi>}
        checked={isTicked || isAttested}
        disabled={isAttested}
        onValue={(isOn) => setTicked(isOn ? notice.version : undefined)}
      />
      <div className={css['actions']}>
        <TermsDialog
          terms={read.terms}
          onAccept={isAttested ? undefined : () => void send(() => view.attest(read, true))}
        />
        {isStep && (
          <Button onClick={() => emit('parapet-notice-previous', { quoteId })}>
            {t('surplus:action.previous')}
          </Button>
        )}
        <Button variant="primary" busy={isBusy} disabled={!isReady} onClick={go}>
          {t(submitKeys[variant])}
        </Button>
      </div>
    </div>
  )
}
