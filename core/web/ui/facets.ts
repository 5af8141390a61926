/** The stone of a skill from above: its six facets clockwise from the top, 60 wide around its middle. */
export const FACETAS = [
  'M0-30L25.98-15L12.99-7.5L0-15Z',
  'M25.98-15L25.98 15L12.99 7.5L12.99-7.5Z',
  'M25.98 15L0 30L0 15L12.99 7.5Z',
  'M0 30L-25.98 15L-12.99 7.5L0 15Z',
  'M-25.98 15L-25.98-15L-12.99-7.5L-12.99 7.5Z',
  'M-25.98-15L0-30L0-15L-12.99-7.5Z',
] as const
