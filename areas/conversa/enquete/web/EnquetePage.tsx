/** One survey: whoever is asked answers it; staff sees it as the class does, and what to do with it. */
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import type { EnqueteInteira } from '../shapes.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { EnqueteActions } from './EnqueteActions.tsx'
import { EnqueteFacts, EnqueteTags } from './EnqueteFacts.tsx'
import { EnqueteFrame } from './EnqueteLoader.tsx'
import { Preview } from './Preview.tsx'
import { enqueteWebTexts } from './texts.ts'

/** Who will see what was answered. */
function Promessa({ enquete }: { enquete: EnqueteInteira }) {
  const t = useTexts(enqueteWebTexts)
  return (
    <Callout>
      {enquete.anonima ? t.anonimaPromessa : t.nomesPromessa} {enquete.compartilhada && t.totaisPromessa}
    </Callout>
  )
}

/** What stands where nobody answers now. */
function Closed({ enquete, turma }: { enquete: EnqueteInteira; turma: number }) {
  const t = useTexts(enqueteWebTexts)
  const { respondida, estado, permissoes } = enquete
  const results = `${href('/logado/turmas/turma/:id/relatorios/enquetes/relatorio', { id: turma })}?enquete=${enquete.id}`
  return (
    <Callout
      tone={respondida ? 'ok' : 'info'}
      title={respondida ? t.jaRespondeu : estado === 'agendada' ? t.aindaNao : t.terminou}
      actions={permissoes.verResultados && <ButtonLink to={results}>{t.verResultados}</ButtonLink>}
    >
      {respondida ? t.jaRespondeuTexto : estado !== 'agendada' && t.terminouTexto}
    </Callout>
  )
}

function Enquete({ enquete, turma }: { enquete: EnqueteInteira; turma: number }) {
  const t = useTexts(enqueteWebTexts)
  const { participacao, permissoes, descricao, titulo } = enquete
  const staff = participacao !== null
  return (
    <article className="coluna-leitura pilha">
      <Breadcrumb
        crumbs={[
          { label: t.enquetes, href: href('/logado/turmas/turma/:id/enquetes', { id: turma }) },
          { label: titulo },
        ]}
      />
      <header className="pilha v-3">
        <EnqueteTags enquete={enquete} />
        <h2>{titulo}</h2>
        <EnqueteFacts enquete={enquete} />
        {descricao && <p className="partir prosa linhas-t">{descricao}</p>}
        {staff && (
          <>
            <p className="t-s">
              {t.paraQuem}: {t[`publico_${enquete.publico}`]} ·{' '}
              {enquete.turmas.map(({ nome }) => nome).join(', ')}
            </p>
            <ProgressBar
              value={participacao.respostas}
              max={participacao.previstos}
              label={t.responderam(participacao.respostas, participacao.previstos)}
              withLabel
            />
            <EnqueteActions enquete={enquete} turma={turma} />
          </>
        )}
      </header>
      {permissoes.responder ? (
        <>
          <Promessa enquete={enquete} />
          <AnswerForm enquete={enquete} turma={turma} />
        </>
      ) : staff ? (
        <Preview perguntas={enquete.perguntas} />
      ) : (
        <Closed enquete={enquete} turma={turma} />
      )}
    </article>
  )
}

export function Screen() {
  return <EnqueteFrame>{(enquete, turma) => <Enquete enquete={enquete} turma={turma.id} />}</EnqueteFrame>
}
