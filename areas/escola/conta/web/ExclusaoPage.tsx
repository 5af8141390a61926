/** How an account is removed: for whoever looks for the way out, signed in or not. */
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { entrarTexts } from '../texts.ts'
import './conta.css'

export function Screen() {
  const t = useTexts(entrarTexts)
  return (
    <article className="leitura pilha exclusao w-42">
      <PageHeader title={t.exclusao} description={t.exclusaoTexto} />
      <section>
        <h2>{t.exclusaoComo}</h2>
        <ol className="passos-remover pilha v-3">
          <li>{t.exclusaoPasso1}</li>
          <li>{t.exclusaoPasso2}</li>
          <li>{t.exclusaoPasso3}</li>
        </ol>
      </section>
      <section>
        <h2>{t.exclusaoFica}</h2>
        <p>{t.exclusaoFicaTexto}</p>
      </section>
      <section>
        <h2>{t.exclusaoMenor}</h2>
        <p>{t.exclusaoMenorTexto}</p>
      </section>
      <div className="linha quebra">
        <ButtonLink to="/logado/conta/acoes/remover" look="filled">
          {t.exclusaoIr}
        </ButtonLink>
        <ButtonLink to="/usuario/recuperar-senha" look="link">
          {t.outraSenha}
        </ButtonLink>
      </div>
      <p className="fraca t-s">{t.exclusaoSemAcesso}</p>
    </article>
  )
}
