// Runs each program of the working directory; keeps what it prints beside it. Compiling and linking each would take
// minutes: those that are alike before `func main` become one package, and all packages one program, which runs the
// sample whose name it is given. It is built once, however often they run.
package main

import (
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const start = "func main() {"

func main() {
	files, err := filepath.Glob("*.go")
	check(err)
	if _, err := os.Stat("samples"); err != nil {
		build(files)
	}
	for _, file := range files {
		// What it exits with is of no matter: it printed why.
		printed, _ := exec.Command("./samples", file).CombinedOutput()
		check(os.WriteFile(file+".out", printed, 0o644))
	}
}

func build(files []string) {
	packages := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		check(err)
		setUp, call, _ := strings.Cut(string(text), start)
		packages[setUp] += "func init() { Samples[\"" + file + "\"] = func() {" + call + "}\n"
	}
	imports, cases, number := "import \"os\"\n", "", 0
	for setUp, calls := range packages {
		number++
		name := fmt.Sprintf("samples%d", number)
		setUp = strings.Replace(setUp, "package main\n", "package "+name+"\n", 1)
		write(filepath.Join("src", name, "samples.go"), setUp+"var Samples = map[string]func(){}\n"+calls)
		imports += fmt.Sprintf("import %q\n", name)
		cases += fmt.Sprintf("\tif run, found := %s.Samples[os.Args[1]]; found {\n\t\trun()\n\t}\n", name)
	}
	write(filepath.Join("src", "samples", "main.go"), "package main\n\n"+imports+start+"\n"+cases+"}\n")
	folder, err := os.Getwd()
	check(err)
	command := exec.Command("go", "build", "-o", "samples", "samples")
	command.Env = append(os.Environ(), "GOPATH="+folder)
	if said, err := command.CombinedOutput(); err != nil {
		log.Fatalf("%s", said)
	}
}

func write(file, text string) {
	check(os.MkdirAll(filepath.Dir(file), 0o755))
	check(os.WriteFile(file, []byte(text), 0o644))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
