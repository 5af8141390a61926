/** Stopgap. */
export function NotificationPanel() {
  return null
}
