/** One delivery, the work beside its correction: in a class, or along a path. */
import type { ReactNode } from 'react'
import { notaText } from '../../../../core/contract/nota.ts'

import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Breadcrumb, type Crumb } from '../../../../core/web/ui/PageHeader.tsx'
import { usePageTitle } from '../../../escola/turma/web/public.tsx'
import type { EntregaInteira } from '../contract.ts'
import { CorrecaoForm } from './CorrecaoForm.tsx'
import { Passos } from './Passos.tsx'
import { Estado } from './parts.tsx'
import { ReenvioForm } from './ReenvioForm.tsx'
import { Trabalho } from './Trabalho.tsx'
import { entregaWebTexts } from './texts.ts'

/** For who does not correct: the grade, the teacher's words, what comes next. */
function Devolutiva({ entrega }: { entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const dates = useDates()
  const { estado, nota, comentario, corrigida_por, corrigida_em } = entrega
  if (estado === 'pendente') return <Callout tone="info">{t.naoEnviada}</Callout>
  if (estado === 'enviada') return <Callout tone="info">{t.esperando}</Callout>
  return (
    <Card title={estado === 'corrigida' ? t.correcao : t.recado}>
      {nota !== null && (
        <p>
          {t.suaNota}: <b className="t-5 forte num">{notaText(nota)}</b>
        </p>
      )}
      {comentario !== '' && <p className="prosa partir exato-t">{comentario}</p>}
      {corrigida_por && corrigida_em && (
        <p className="fraca t-s">{t.corrigidaPor(corrigida_por, dates.dateTime(corrigida_em))}</p>
      )}
    </Card>
  )
}

interface Props {
  entrega: EntregaInteira
  /** Where it was delivered, as it stands on paper. */
  lugar: string
  crumbs: readonly Crumb[]
  /** To the next one of the queue, and beside it, for who corrects. */
  /** `h1` where no band of a class stands above. */
  titulo?: 'h1' | 'h2'
  fila?: { vizinhas: ReactNode; onNext?: (() => void) | undefined }
}

export function EntregaCorpo({ entrega, lugar, crumbs, fila, titulo: Titulo = 'h2' }: Props) {
  const t = useTexts(entregaWebTexts)
  const { aluno, aula, tela, estado, permissoes } = entrega
  usePageTitle(`${aluno.nome} · ${aula.titulo}`)
  return (
    <section aria-labelledby="ent-t" className="pilha folha-impressa">
      <p className="so-papel">
        {lugar} · {aula.titulo}
      </p>
      <Breadcrumb crumbs={crumbs} />
      <div className="linha quebra">
        <div>
          <Titulo id="ent-t">{aluno.nome}</Titulo>
          <p className="fraca">
            {tela.ordem}. {tela.titulo || t.tipos(tela.tipo)}
          </p>
        </div>
        <Estado entrega={entrega} />
        <span className="vao" />
        {permissoes.corrigir && fila?.vizinhas}
      </div>
      <div className="ent-lado pilha cima v-6">
        <div className="pilha">
          <Trabalho entrega={entrega} />
        </div>
        {/* On paper stands what was delivered, and the mark it has: no form to fill in. */}
        {permissoes.corrigir && estado === 'corrigida' && (
          <div className="so-papel">
            <Devolutiva entrega={entrega} />
          </div>
        )}
        <aside className="pilha">
          {permissoes.corrigir ? (
            <div className="nao-imprime">
              <CorrecaoForm key={entrega.id} entrega={entrega} onNext={fila?.onNext} />
            </div>
          ) : (
            <Devolutiva entrega={entrega} />
          )}
          {permissoes.reenviar && (
            <div className="nao-imprime">
              <ReenvioForm key={entrega.revisao} entrega={entrega} />
            </div>
          )}
          <div className="nao-imprime">
            <Passos passos={entrega.passos} />
          </div>
        </aside>
      </div>
    </section>
  )
}
