/** The assessment as it is printed: who answers, the questions, and the key where it is wanted. */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Fragment, useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import '../../../../core/web/ui/previa.css'
import { Figuras } from '../../../ensino/midia/web/public.tsx'
import { primeiroBloco } from '../../avaliacao/rules.ts'
import { montagemApi } from '../contract.ts'
import type { Impressa } from '../shapes.ts'
import { LETRAS } from './Gabarito.tsx'
import { Face } from './Inteira.tsx'
import { montagemWebTexts } from './texts.ts'
import type { Montagem } from './useMontagem.ts'

/** The last place, from 0, up to which questions ask about the text of this one. */
const ateOnde = (questoes: readonly Impressa[], from: number): number => {
  const texto = questoes[from]?.texto_base?.id
  let at = from
  while (texto !== undefined && questoes[at + 1]?.texto_base?.id === texto) at++
  return at
}

export function Papel({ montagem }: { montagem: Montagem }) {
  const t = useTexts(montagemWebTexts)
  const { tenant } = useFrame()
  const [comGabarito, setComGabarito] = useState(false)
  const { prova, postas, matriz, asked } = montagem
  const { data, error, refetch } = useCall(
    montagemApi.papel,
    { body: { questoes: postas.map(({ id }) => id) } },
    { enabled: postas.length > 0, keep: true },
  )
  if (postas.length === 0) return <EmptyState title={t.vazia}>{t.vaziaTexto}</EmptyState>
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { questoes, midias } = data
  const letraDe = (id: number) => prova.find(({ questao }) => questao.id === id)?.letra ?? null
  const facts = [asked.data?.disciplina?.nome, asked.data?.periodo?.nome].filter(Boolean).join(' · ')
  return (
    <div className="pilha v-5 w-48 mi-a">
      <div className="linha quebra v-4 nao-imprime">
        <Checkbox
          label={t.comGabarito}
          checked={comGabarito}
          onChange={({ target }) => setComGabarito(target.checked)}
        />
        <span className="vao">
          <Button look="filled" icon={IconPrinter} onClick={() => window.print()}>
            {t.imprimir}
          </Button>
        </span>
      </div>
      <article className="previa-papel folha-impressa pilha v-6">
        <header className="pilha v-3">
          <p>{tenant.nome}</p>
          <h2 className="t-4">{matriz.titulo || t.nova}</h2>
          {facts && <p>{facts}</p>}
          <p className="linha quebra v-5">
            <span className="cresce-16">{t.nome}: ____________________________</span>
            <span>
              {t.turmaLinha}: {asked.data?.turma?.nome ?? '__________'}
            </span>
            <span>{t.data}: ____/____/______</span>
          </p>
        </header>
        {questoes.map((impressa, at) => {
          const { id, texto_base } = impressa
          const texto = texto_base?.id
          const follows = texto !== undefined && questoes[at - 1]?.texto_base?.id === texto
          return (
            <Fragment key={id}>
              {matriz.modelo === 'doisBlocos' && (at === 0 || at === primeiroBloco(questoes.length)) && (
                <h3 className="t-3">{t.bloco(at === 0 ? 1 : 2)}</h3>
              )}
              {texto_base && !follows && (
                <div className="pilha v-2">
                  <h3 className="t-1">{t.textoPara(at + 1, ateOnde(questoes, at) + 1)}</h3>
                  <Figuras midias={midias} papel>
                    <RichText html={texto_base.html} />
                  </Figuras>
                </div>
              )}
              <section className="pilha v-2" aria-label={t.questaoN(at + 1)}>
                <h3 className="t-1">{t.questaoN(at + 1)}</h3>
                <Face impressa={impressa} midias={midias} letra={letraDe(id)} papel semTexto />
              </section>
            </Fragment>
          )
        })}
        {comGabarito && (
          <section className="pilha v-3">
            <h3 className="t-3">{t.gabarito}</h3>
            <ol className="mo-chaves">
              {questoes.map(({ id }) => {
                const letra = letraDe(id)
                return <li key={id}>{letra === null ? t.respostaAberta : LETRAS[letra]}</li>
              })}
            </ol>
          </section>
        )}
      </article>
    </div>
  )
}
