/** The product's own public pages: what a tenant shows until it composes its own. */
import { type Language, say } from '../../../core/texts/texts.ts'
import type { PaginaChave } from './shapes.ts'
import type { Bloco } from './shapes-blocos.ts'
import { padraoTexts } from './texts-padrao.ts'

/** `/trilhaeducador`: paths for teachers' own training, and how to sign up for them. `rede`: the tenant's name. */
function trilhaeducador(language: Language, rede: string): Bloco[] {
  const t = say(padraoTexts, language)
  return [
    {
      tipo: 'abertura',
      sobretitulo: t.sobretitulo,
      titulo: t.chamada,
      texto: t.texto(rede),
      visual: 'cenario',
      cenario: 'serra',
      botoes: [
        { texto: t.inscrever, destino: '/cadastro' },
        { texto: t.entrar, destino: '/login' },
      ],
    },
    {
      tipo: 'cartoes',
      titulo: t.porque,
      itens: [
        { icone: 'relogio', titulo: t.curto, texto: t.curtoTexto },
        { icone: 'degraus', titulo: t.niveis, texto: t.niveisTexto },
        { icone: 'certificado', titulo: t.certificado, texto: t.certificadoTexto },
      ],
    },
    {
      tipo: 'passos',
      titulo: t.como,
      itens: [
        { titulo: t.passo1, texto: t.passo1Texto },
        { titulo: t.passo2, texto: t.passo2Texto },
        { titulo: t.passo3, texto: t.passo3Texto },
      ],
    },
  ]
}

const PADRAO: Readonly<Record<PaginaChave, (language: Language, rede: string) => Bloco[]>> = {
  trilhaeducador,
}

export const padraoDe = (chave: PaginaChave, language: Language, rede: string): Bloco[] =>
  PADRAO[chave](language, rede)
