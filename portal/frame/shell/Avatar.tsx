import { useState } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { usePhoto } from './use-photo.ts'
import { useProfile } from './use-profile.ts'
import styles from './avatar.styles.css'

interface AvatarProps {
  /** Its accessible name; absent when the name is shown next to the picture. */
  readonly label?: string
  readonly isLarge?: boolean
}

/** The signed-in user's photo, or their initials. */
export const Avatar = ({ label, isLarge = false }: AvatarProps) => {
  const css = useStyles(styles)
  const { initials } = useProfile()
  const { address } = usePhoto()
  const [broken, setBroken] = useState<string>()
  const isShown = address !== undefined && address !== broken
  return (
    <span className={`${css['avatar']} ${isLarge ? css['large'] : ''}`} aria-hidden={!label}>
      {isShown ? (
        <img
          className={css['photo']}
          src={address}
          alt={label ?? ''}
          onError={() => setBroken(address)}
        />
      ) : (
        initials
      )}
    </span>
  )
}
