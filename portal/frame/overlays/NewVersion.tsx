import { useState } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from './new-version.styles.css'

/**
 * Offers to reload into the server's current version. Nothing reloads automatically, and an unsaved
 * form asks first.
 */
export const NewVersion = () => {
  const css = useStyles(styles)
  const t = useWording('shell')
  const [isPutOff, setPutOff] = useState(false)
  if (isPutOff) return null
  return (
    <section data-foot className={css['offer']} aria-label={t('shell:newVersion.label')}>
      <p role="status">{t('shell:newVersion.text')}</p>
      <div className={css['ways']}>
        <Button variant="quiet" size="small" onClick={() => setPutOff(true)}>
          {t('shell:newVersion.later')}
        </Button>
        <Button size="small" onClick={() => location.reload()}>
          {t('shell:newVersion.reload')}
        </Button>
      </div>
    </section>
  )
}
