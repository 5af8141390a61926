/** The path as a list: what the map shows, in words, row by row. The same model, the same choice. */
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { Link } from 'react-router'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Tag, type Tone } from '../../../../../core/web/ui/Tag.tsx'
import { Gema } from './Gema.tsx'
import type { MapaProps } from './Mapa.tsx'
import './mapa.css'
import type { EstadoNo } from './modelo.ts'
import { mapaTexts } from './texts.ts'

const TONS: Readonly<Record<EstadoNo, Tone>> = {
  feita: 'ok',
  curso: 'info',
  aberta: 'marca',
  trava: 'nada',
  data: 'aviso',
}

export function Lista({ eixos, agora, escolhida, onEscolher, eixoHref, label }: Omit<MapaProps, 'cenario'>) {
  const t = useTexts(mapaTexts)
  return (
    <ol className="tr-lista pilha v-6" aria-label={label}>
      {eixos.map(({ id, nome, descricao, feitas, total, nos }) => (
        <li key={id} className="pilha">
          <div>
            <div className="bloco-t v-4 j-1">
              <h2>
                <Link className="t-3 forte solto-t" to={eixoHref(id)}>
                  {nome}
                </Link>
              </h2>
              <span className="num">{t.de(feitas, total)}</span>
            </div>
            {descricao && <p className="fraca t-s">{descricao}</p>}
          </div>
          {nos.length === 0 && <p className="fraca">{t.semHabilidades}</p>}
          <ol className="pilha v-3">
            {nos.map((no) => (
              <li key={no.id}>
                <button
                  type="button"
                  id={`no-${no.id}`}
                  className="tr-linha caixa larga linha quebra v-4 j-1 toda h-35 pb-3 pi-4 ta-i"
                  aria-current={no.id === agora ? 'step' : undefined}
                  aria-pressed={no.id === escolhida}
                  onClick={() => onEscolher(no.id)}
                >
                  <Gema luzes={no.luzes} estado={no.estado} />
                  <span className="palavras">
                    <b>{no.nome}</b>
                    <span className="t-s fraca">{no.legenda}</span>
                  </span>
                  {no.destaque && (
                    <Tag tone="aviso" icon={IconStarFilled}>
                      {t.destaque}
                    </Tag>
                  )}
                  <Tag tone={no.id === agora ? 'marca' : TONS[no.estado]}>
                    {no.id === agora ? t.proxima : t[no.estado]}
                  </Tag>
                </button>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
