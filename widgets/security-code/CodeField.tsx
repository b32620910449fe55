import { useEffect, useId, useRef } from 'react'
import type { SecurityCode } from '#core/workflows/security-code/security-code.ts'
import { codeLength } from '#core/workflows/model.ts'
import { classNames } from '../kit/class-names.ts'
import { Icon } from '../kit/Icon.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './code-field.sheet.css'

const boxes = Array.from({ length: codeLength }, (_, index) => index)

/**
 * Six digits as one field, drawn as six boxes: a paste, the phone's own suggestion and a screen reader
 * meet one input.
 */
export function CodeField({ code, hint }: { readonly code: SecurityCode; readonly hint: string }) {
  const css = useStyles(styles)
  const t = useWording('security-code')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const digits = useStore(code.$code)
  const notice = useStore(code.$notice)
  const fault = notice?.tone === 'error' ? notice.text : undefined
  useEffect(() => {
    // A wrong code is typed over at once.
    if (fault === undefined) return
    input.current?.focus()
    input.current?.select()
  }, [fault])
  return (
    <div className={css['field']} part="code">
      <label className={css['label']} htmlFor={id}>
        {t('security-code:label')}
      </label>
      <div className={classNames(css['frame'], fault !== undefined && css['wrong'])}>
        <input
          ref={input}
          id={id}
          className={css['input']}
          value={digits}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={fault === undefined ? undefined : true}
          onChange={(event) => code.type(event.target.value)}
        />
        <span className={css['boxes']} aria-hidden="true">
          {boxes.map((index) => (
            <span
              key={index}
              className={classNames(
                css['box'],
                index === Math.min(digits.length, codeLength - 1) && css['next'],
              )}
            >
              {digits[index]}
            </span>
          ))}
        </span>
      </div>
      <p className={css['fault']} id={`${id}-fault`} role="alert">
        {fault !== undefined && (
          <>
            <Icon name="error" /> {fault}
          </>
        )}
      </p>
      <p className={css['hint']} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
