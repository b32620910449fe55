import { Button } from '#widgets/kit/Button.tsx'
import { useInvitationItems } from './use-invitation-items.ts'

/** The viewer's invitations as secondary buttons in a screen's header. */
export const InviteButtons = () =>
  useInvitationItems().map(({ id, label, perform }) => (
    <Button key={id} size="small" onClick={perform}>
      {label}
    </Button>
  ))
