/** Permission rules as named, pure predicates: the server enforces them and the screens read them. */
import type { Actor } from './actor.ts'

export type Rule<T> = (actor: Actor, target: T) => boolean
export type Policy<T> = Readonly<Record<string, readonly Rule<T>[]>>

export function definePolicy<T>() {
  return <const P extends Policy<T>>(policy: P): P => policy
}

/** True when any rule of the action grants it: absent a granting rule, the answer is no. */
export function can<T, P extends Policy<T>>(policy: P, actor: Actor, action: keyof P, target: T): boolean {
  return policy[action]?.some((rule) => rule(actor, target)) ?? false
}

/** Every action of a policy with its verdict: what a screen needs to show or hide. */
export function abilities<T, P extends Policy<T>>(
  policy: P,
  actor: Actor,
  target: T,
): Record<keyof P, boolean> {
  return Object.fromEntries(
    Object.keys(policy).map((action) => [action, can(policy, actor, action, target)]),
  ) as Record<keyof P, boolean>
}

/** Grants only when every rule grants. */
export const all =
  <T>(...rules: readonly Rule<T>[]): Rule<T> =>
  (actor, target) =>
    rules.every((rule) => rule(actor, target))
