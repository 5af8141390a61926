/** What a search found, each a button that chooses it. */
interface Achado {
  id: number
  titulo: string
  fatos: string
}

interface Props<T extends Achado> {
  label: string
  itens: readonly T[]
  /** Said where nothing was found. */
  none: string
  keyOf?: (item: T) => string | number
  onChoose: (item: T) => void
}

export function Achados<T extends Achado>({
  label,
  itens,
  none,
  keyOf = ({ id }) => id,
  onChoose,
}: Props<T>) {
  return (
    <>
      {itens.length > 0 && (
        <ul className="caixa divide pilha v-z rola-y am-20" aria-label={label}>
          {itens.map((item) => (
            <li key={keyOf(item)}>
              <button
                className="toque grade toda pb-3 pi-4 partir"
                type="button"
                onClick={() => onChoose(item)}
              >
                <b>{item.titulo}</b>
                <small className="fraca">{item.fatos}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="fraca t-s" role="status">
        {itens.length === 0 && none}
      </p>
    </>
  )
}
