/** A picture of the lesson by its number, as the author sees it. */
import { useCall } from '../../../../../core/web/data.ts'
import { midiaApi } from '../../../midia/contract.ts'

export function MidiaImagem({ midia, alt }: { midia: number; alt: string }) {
  const { data, refetch } = useCall(midiaApi.find, { params: { id: midia } })
  const found = data?.midia
  if (!found?.endereco) return <span className="poco bloco v169" />
  return (
    <img
      className="bloco toda"
      src={found.variantes.at(-1)?.endereco ?? found.endereco}
      width={found.largura ?? undefined}
      height={found.altura ?? undefined}
      alt={alt}
      draggable={false}
      onError={() => void refetch()}
    />
  )
}
