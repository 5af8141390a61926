/** What every engine has beside the language, as far as the pure files need it: addresses (WHATWG URL). */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly hostname: string
  readonly pathname: string
  readonly port: string
  readonly username: string
  readonly password: string
  protocol: string
  href: string
  readonly searchParams: { get(name: string): string | null }
}
