/** What is being written as it will look: on paper, on a telephone, as a screen reader says it. */
import { useMemo } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Previa, Previas, useLinhas } from '../../../../../core/web/ui/Previa.tsx'
import { ReadAloud } from '../../../../../core/web/ui/ReadAloud.tsx'
import type { Midia } from '../../../../ensino/midia/shapes.ts'
import { type Bloco, duracaoDe, falasDe } from '../../rules-previa.ts'
import { Blocos } from './Blocos.tsx'
import { editarTexts, papelTexts } from './texts.ts'

export function Aparencia({ blocos, midias }: { blocos: readonly Bloco[]; midias: readonly Midia[] }) {
  const t = useTexts(editarTexts)
  const papeis = useTexts(papelTexts)
  const { box, linhas } = useLinhas()
  const falas = useMemo(
    () =>
      falasDe(blocos, {
        questao: t.questaoN(1),
        opcoes: t.opcoes,
        de: t.de,
        campo: { numero: t.campoNumero, linha: t.campoLinha, linhas: t.campoLinhas },
        verdadeiroOuFalso: t.verdadeiroOuFalso,
        lacuna: t.lacuna,
        libras: t.libras,
      }),
    [blocos, t],
  )
  return (
    <section aria-label={t.previas}>
      <Previas>
        <Previa forma="papel" title={t.noPapel} aside={linhas !== null && t.ocupa(linhas)}>
          <div ref={box}>
            <Blocos blocos={blocos} midias={midias} papel />
          </div>
        </Previa>
        <Previa forma="celular" title={t.noCelular}>
          <Blocos blocos={blocos} midias={midias} />
        </Previa>
        <Previa forma="fala" title={t.leitor} aside={t.segundos(duracaoDe(falas))}>
          <ReadAloud texto={falas.map(({ fala }) => fala).join('. ')} />
          <dl>
            {falas.map(({ papel, fala, muda }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is said is known by its place
              <div key={at}>
                <dt className={muda && 'muda'}>{papeis[papel]}</dt>
                <dd className={muda && 'muda'}>{muda ? t.semDescricao : fala}</dd>
              </div>
            ))}
          </dl>
        </Previa>
      </Previas>
    </section>
  )
}
