import type { SecurityCode } from '#core/identity/security-code/security-code.ts'
import type { Workflow, WorkflowFlow } from '#core/identity/security-code/model.ts'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './security-code.styles.css'

interface UnsentViewProps {
  readonly code: SecurityCode
  readonly flow: WorkflowFlow
  readonly workflow: Workflow
  /** Called when the code is requested. */
  readonly onRequest: () => void
}

/** The button that requests the first code. */
export function UnsentView({ code, flow, workflow, onRequest }: UnsentViewProps) {
  const css = useStyles(styles)
  const t = useWording('security-code')
  const work = useStore(code.$work)
  const notice = useStore(code.$notice)
  const request = () => {
    onRequest()
    void code.sendCode('email')
  }
  return (
    <div className={css['form']}>
      <header className={css['head']}>
        <h2 className={css['title']}>{t(`security-code:flow.${flow}.title`)}</h2>
        <p className={css['lead']}>{t('security-code:unsent.text', { to: workflow.sendCodeTo })}</p>
      </header>
      {notice && <Notice tone="error">{notice.text}</Notice>}
      <Button variant="primary" wide busy={work === 'sending'} onClick={request}>
        {t('security-code:unsent.send')}
      </Button>
    </div>
  )
}
