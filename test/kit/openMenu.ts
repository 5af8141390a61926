/** Opens a menu as the browser opens a popover, which the document of screen tests does not. */
import { fireEvent } from '@testing-library/react'

/** @throws where the button opens nothing */
export function openMenu(button: HTMLElement): void {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!panel) throw new Error('The menu has no panel.')
  panel.hidePopover = () => {}
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
}
