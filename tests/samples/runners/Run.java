// Runs each program of the working directory as it stands; keeps what it prints beside it. Each is compiled once,
// however often they run.
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

public class Run {
    public static void main(String[] args) throws Exception {
        var stdout = System.out;
        for (var file : new File(".").listFiles((folder, name) -> name.endsWith(".java"))) {
            var printed = new ByteArrayOutputStream();
            System.setOut(new PrintStream(printed));
            try {
                // Each has a class of the same name, which Java wants in a file of that name.
                var folder = Path.of(file.getName() + ".classes");
                if (Files.notExists(folder)) compile(file.toPath(), Files.createDirectory(folder));
                try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
                    loader.loadClass("Request").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
                }
            } catch (Throwable thrown) {
                thrown.printStackTrace(System.out);
            }
            System.setOut(stdout);
            Files.write(Path.of(file.getName() + ".out"), printed.toByteArray());
        }
        // The clients of the programs keep their threads.
        System.exit(0);
    }

    static void compile(Path file, Path folder) throws Exception {
        var source = Files.copy(file, folder.resolve("Request.java"));
        var said = new ByteArrayOutputStream();
        var compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler.run(null, said, said, "-proc:none", "-d", folder.toString(), source.toString()) != 0)
            throw new Exception(said.toString());
    }
}
