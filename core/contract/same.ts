/** Equality by value, as JSON has it, whatever the order of names: what comes out of jsonb has its own. */

const written = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined)

export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b] = [written(one), new Map(written(other))]
  return a.length === b.size && a.every(([name, value]) => b.has(name) && same(value, b.get(name)))
}
