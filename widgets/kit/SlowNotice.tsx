import { useLayoutEffect, useRef } from 'react'
import { usePlatform } from '../react/use-platform.ts'
import { useLive } from '../react/use-live.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import slowNoticeStyles from './slow-notice.styles.css'

/**
 * Shown while a call takes longer than usual. It overlays the top of the surrounding view, or with
 * `isOnTop` the top of the window above open dialogs, so that nothing moves.
 */
export function SlowNotice({ isOnTop = false }: { readonly isOnTop?: boolean }) {
  const css = useStyles(slowNoticeStyles)
  const { $isSlow, wording } = usePlatform()
  const isSlow = useStore($isSlow)
  const live = useLive('status')
  const notice = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (isOnTop && isSlow) notice.current?.showPopover()
  }, [isOnTop, isSlow])
  return (
    // The live region exists before its text, so that the text is announced.
    <div className={css['place']} {...live}>
      {isSlow && (
        <p
          ref={notice}
          className={classNames(css['notice'], isOnTop && css['top'])}
          popover={isOnTop ? 'manual' : undefined}
        >
          <Icon name="info" className={css['icon']} />
          {wording.t('common:slow')}
        </p>
      )}
    </div>
  )
}
